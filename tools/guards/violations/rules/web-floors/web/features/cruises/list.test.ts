import { router } from '#web/app/router.ts';
