import { cruiseRoutes } from './features/cruises/routes.ts';
