import { settings } from './config.ts';

interface DocumentedSetting {
  about: string;
  shown_default?: string;
  is_secret?: true;
}

/** `docs/configuration.md`, from the settings themselves. */
export function configurationPage(): string {
  const rows = Object.entries(settings).map(([name, setting]: [string, DocumentedSetting]) => {
    const file = setting.is_secret === true ? ` May be given as a file: \`${name}_FILE\`.` : '';
    const value = setting.shown_default === undefined ? 'not set' : `\`${setting.shown_default}\``;
    return `| \`${name}\` | ${value} | ${setting.about}${file} |`;
  });
  return `# Configuration

Generated from \`server/config.ts\` by \`npm run configuration\`; a test holds the two together.

Gangway runs without any of these. They are environment variables; an empty one counts as not set. A value that cannot
be used stops the start and is named.

| name | default | what it is for |
| --- | --- | --- |
${rows.join('\n')}
`;
}
