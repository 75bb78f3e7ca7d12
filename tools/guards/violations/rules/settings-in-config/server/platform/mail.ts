import { env } from 'node:process'; // VIOLATION
const one = process.env.SMTP_URL; // VIOLATION
const two = process['env']['SMTP_URL']; // VIOLATION
const three = globalThis.process.env; // VIOLATION
const { env: four } = process; // VIOLATION
const fine = process.pid + environment.env;
