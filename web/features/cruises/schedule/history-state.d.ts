import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** what was pasted into the form of a new cruise, for the editor of its schedule */
    pasted_itinerary?: string;
  }
}
