import type { Cruise } from '#contract/cruises.ts';
import { cruise } from '#contract/cruises.ts'; // VIOLATION
import { type Endpoint } from '#contract/endpoint.ts'; // VIOLATION
import { z } from 'zod'; // VIOLATION
import type { output } from 'zod';
