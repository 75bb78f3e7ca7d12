import { Screen } from '#web/features/cruises/list.tsx';
