import { insertNotice } from '../notices/actions.ts'; // VIOLATION
