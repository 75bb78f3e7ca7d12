import { fold } from '#domain/fold.ts';
import { Button } from '#web/ui/button.tsx'; // VIOLATION
import type { Path } from '../web/lib/paths.ts'; // VIOLATION
import { useState } from 'react'; // VIOLATION
import { freePort } from '../tools/free-port.ts'; // VIOLATION
export const any = (name: string) => import(name); // VIOLATION
