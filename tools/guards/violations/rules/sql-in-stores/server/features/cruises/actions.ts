import type { Transaction } from '#server/database/open.ts';
import { eq } from 'drizzle-orm'; // VIOLATION
import { pgTable } from 'drizzle-orm/pg-core'; // VIOLATION
import { Client } from 'pg'; // VIOLATION
import { PGlite } from '@electric-sql/pglite'; // VIOLATION
