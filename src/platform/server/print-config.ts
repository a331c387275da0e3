import { settings } from '#/platform/server/config';
import { readSecretFiles, secretSettings } from '#/platform/server/secret-files';

/** Every setting as it counts, to be shown to anybody: of a secret only whether it is set. */
export function printableSettings(env: Record<string, string | undefined>): string[] {
  const given = readSecretFiles(env);
  return Object.entries(settings).map(([name, shape]) => {
    const value = given[name]?.trim();
    if ((secretSettings as readonly string[]).includes(name)) return `${name}=${value ? '(secret)' : ''}`;
    const usual = shape.safeParse(undefined);
    return `${name}=${value || String((usual.success ? usual.data : undefined) ?? '')}`;
  });
}
