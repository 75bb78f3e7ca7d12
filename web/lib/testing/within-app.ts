import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

type IntlParts = ComponentProps<typeof IntlProvider>;

/** A component within what the app gives it: its texts and its answers of the server. */
export function withinApp(
  content: ReactNode,
  messages: NonNullable<IntlParts['messages']>,
  queries = new QueryClient(),
): ReactNode {
  const intl: IntlParts = { locale: 'en', messages, timeZone: 'UTC', children: content };
  return createElement(QueryClientProvider, { client: queries }, createElement(IntlProvider, intl));
}
