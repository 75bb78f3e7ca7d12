import { row } from './row.tsx';
import { paths } from '../../app/paths.ts';
import { countdown } from '../dashboard/countdown.tsx'; // VIOLATION
import type { Share } from '#web/features/sharing/share.ts'; // VIOLATION
