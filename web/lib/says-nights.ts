/** Whether an itinerary's own name has the number of nights: "8-Night Iberia & France Voyage". */
export function saysNights(itinerary: string, nights: number): boolean {
  return itinerary.split(/\D/).includes(String(nights));
}
