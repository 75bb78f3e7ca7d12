import {
  convertCssVariables,
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { theme, variables } from './theme.ts';

type Variables = ReturnType<CSSVariablesResolver>;

/**
 * Gives Mantine the variables of our theme. Mantine would write them as HTML into a `<style>`, which the server's
 * policy forbids; a sheet made by script is neither HTML nor a style in the page.
 */
export function adoptTheme(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables(ownVariables(mergeMantineTheme(DEFAULT_THEME, theme)), ':root'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The differences to Mantine's own theme, which is in `default-css-variables.layer.css`. */
function ownVariables(merged: MantineTheme): Variables {
  const own = variables(merged);
  const computed = defaultCssVariablesResolver(merged);
  const usual: Record<keyof Variables, Record<string, string>> = defaultCssVariablesResolver(DEFAULT_THEME);
  const pick = (part: keyof Variables) =>
    Object.fromEntries(
      Object.entries({ ...computed[part], ...own[part] }).filter(
        ([name, value]) => usual[part][name] !== value,
      ),
    );
  return { variables: pick('variables'), light: pick('light'), dark: pick('dark') };
}
