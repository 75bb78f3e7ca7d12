import { cruises } from '../cruises/table.ts';
