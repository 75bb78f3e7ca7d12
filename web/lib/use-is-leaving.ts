import { useRouter } from '@tanstack/react-router';

/**
 * Tells whether a navigation to another screen is under way. A search that begins after a pause in typing must not
 * overtake the link that was followed meanwhile: it led back to the list.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  return () => router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
}
