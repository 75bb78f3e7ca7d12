import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fold } from '#domain/fold.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod'; // VIOLATION
import { open } from '#server/database/open.ts'; // VIOLATION
