import { useState } from 'react';
import { languages } from '#domain/languages.ts';
import type { Cruise } from '#contract/cruises.ts';
import type { Scope } from '#server/platform/scope.ts'; // VIOLATION
import { open } from '../server/database/open.ts'; // VIOLATION
import { readFileSync } from 'node:fs'; // VIOLATION
