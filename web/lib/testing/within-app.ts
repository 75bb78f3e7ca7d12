import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

type IntlParts = ComponentProps<typeof IntlProvider>;

/** A component within what the app gives it: its texts, its styles and its answers of the server. */
export function withinApp(
  content: ReactNode,
  messages: NonNullable<IntlParts['messages']>,
  queries = new QueryClient(),
): ReactNode {
  const styled = createElement(MantineProvider, { env: 'test' }, content);
  const intl: IntlParts = { locale: 'en', messages, timeZone: 'UTC', children: styled };
  return createElement(QueryClientProvider, { client: queries }, createElement(IntlProvider, intl));
}
