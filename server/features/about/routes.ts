import * as contract from '#contract/about.ts';
import { languages } from '#domain/languages.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import type { WebBuild } from '#server/platform/http/web.ts';
import { version } from '#server/platform/version.ts';
import type { Services } from '#server/services.ts';

export function aboutRoutes(serve: Serve, { config, database }: Services, web: WebBuild | null): void {
  serve(contract.readAbout, () =>
    Promise.resolve({
      name: 'Gangway',
      version,
      build_hash: web?.build_hash ?? '',
      built_at: web?.built_at ?? null,
      runtime: `Node.js ${process.version}`,
      database: database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL',
      uptime_s: Math.floor(process.uptime()),
      languages: [...languages],
      weather_provider: config.WEATHER_PROVIDER,
      plans_enabled: config.STRIPE_SECRET_KEY !== undefined,
    }),
  );
}
