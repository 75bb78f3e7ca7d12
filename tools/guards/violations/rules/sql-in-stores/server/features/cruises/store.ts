import { eq } from 'drizzle-orm';
