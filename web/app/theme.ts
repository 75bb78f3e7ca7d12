import { createTheme, type CSSVariablesResolver, type MantineColorsTuple, rem } from '@mantine/core';

/*
 * Mantine in the colours of tokens.css. Shade 7 is for the light page, shade 3 for the dark one: `c="teal"` and
 * `color="coral"` are readable on both.
 */
const deep: MantineColorsTuple = [
  '#eaf4fa',
  '#d0e6f2',
  '#abd5ec',
  '#8cc8e8',
  '#5ba3c9',
  '#357ea8',
  '#1d5c86',
  '#0b3a5e',
  '#082c48',
  '#061f33',
];
const teal: MantineColorsTuple = [
  '#e3f6f5',
  '#c2eae9',
  '#86d8d6',
  '#4cc5c2',
  '#26a5a4',
  '#168f90',
  '#0f8587',
  '#0b7a7d',
  '#086264',
  '#064a4c',
];
const coral: MantineColorsTuple = [
  '#fff0ea',
  '#ffddd0',
  '#ffb49b',
  '#ff8a66',
  '#f26b42',
  '#e2572d',
  '#d54b24',
  '#c8421f',
  '#a43416',
  '#7f270f',
];
const gold: MantineColorsTuple = [
  '#fbf4e0',
  '#f5e6bb',
  '#ebd083',
  '#e0b84c',
  '#c79b2b',
  '#b0861d',
  '#a47b17',
  '#8a670f',
  '#6e520b',
  '#523d08',
];

/** Night sea instead of Mantine's greys: 4 is a rule, 6 a surface, 7 the page below it. */
const dark: MantineColorsTuple = [
  '#e7f0f4',
  '#c6d6df',
  '#9db1bf',
  '#7c95a5',
  '#1b3a4e',
  '#163246',
  '#0d2231',
  '#0a1c29',
  '#071621',
  '#050f17',
];

const font = 'var(--g-letters)';

export const theme = createTheme({
  colors: { dark, deep, teal, coral, gold },
  primaryColor: 'deep',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: font,
  headings: { fontFamily: font, fontWeight: '700' },
  fontSizes: { xs: rem(14), sm: rem(15), md: rem(17), lg: rem(19), xl: rem(22) },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.4' },
  radius: { sm: rem(10), md: rem(10), lg: rem(16), xl: rem(20) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never',
});

/** The tokens replace Mantine's own greys, so that its parts look like ours. */
export const variables: CSSVariablesResolver = () => {
  const surfaces = {
    '--mantine-color-body': 'var(--g-card)',
    '--mantine-color-text': 'var(--g-ink)',
    '--mantine-color-dimmed': 'var(--g-muted)',
    '--mantine-color-placeholder': 'var(--g-muted)',
    '--mantine-color-anchor': 'var(--g-deep)',
    '--mantine-color-default': 'var(--g-card)',
    '--mantine-color-default-hover': 'var(--g-hover)',
    '--mantine-color-default-color': 'var(--g-ink)',
    '--mantine-color-default-border': 'var(--g-line)',
    '--mantine-color-error': 'var(--g-coral)',
    '--mantine-primary-color-filled': 'var(--g-deep)',
    '--mantine-primary-color-filled-hover': 'var(--g-deep-strong)',
    '--mantine-primary-color-contrast': 'var(--g-on-deep)',
  };
  return { variables: {}, light: surfaces, dark: surfaces };
};
