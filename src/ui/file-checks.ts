export type FileRules = {
  /** As the accept of a file input: '.pdf', 'image/*', 'application/pdf'. Empty: anything goes. */
  accept: readonly string[];
  maxBytes: number;
};

export type FileFacts = { readonly name: string; readonly size: number; readonly type: string };

const megabyte = 1024 * 1024;
const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** '850 bytes', '12 kB', '1,2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} kB`;
  return `${oneDecimal.format(bytes / megabyte)} MB`;
}

function hasExtension(name: string, extension: string): boolean {
  return name.toLowerCase().endsWith(extension.toLowerCase());
}

function isAccepted(file: FileFacts, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  return accept.some((entry) => {
    if (entry.startsWith('.')) return hasExtension(file.name, entry);
    if (entry.endsWith('/*')) return file.type.startsWith(entry.slice(0, -1));
    return file.type === entry;
  });
}

/** '.pdf', '.jpg' → 'PDF of JPG'. */
export function acceptedKinds(accept: readonly string[]): string {
  const kinds = accept.map((entry) =>
    entry === 'image/*' ? 'afbeelding' : entry.replace(/^\.|^\w+\//, '').toUpperCase(),
  );
  const unique = [...new Set(kinds)];
  if (unique.length < 2) return unique.join('');
  return `${unique.slice(0, -1).join(', ')} of ${unique.at(-1)}`;
}

/** Why a file can't be taken, or undefined where it can. */
export function fileProblem(file: FileFacts, { accept, maxBytes }: FileRules): string | undefined {
  if (!isAccepted(file, accept)) {
    return `‘${file.name}’ is geen bestand dat hier past. Kies een ${acceptedKinds(accept)}.`;
  }
  if (file.size > maxBytes) {
    return `Bestand is te groot. Maximum grootte is ${oneDecimal.format(maxBytes / megabyte)}MB`;
  }
  if (file.size === 0) return `‘${file.name}’ is leeg. Kies een ander bestand.`;
  return undefined;
}

export type CheckedFiles<File extends FileFacts> = { accepted: File[]; problems: string[] };

export function checkFiles<File extends FileFacts>(
  files: readonly File[],
  rules: FileRules,
): CheckedFiles<File> {
  const accepted: File[] = [];
  const problems = new Set<string>();
  for (const file of files) {
    const problem = fileProblem(file, rules);
    if (problem === undefined) accepted.push(file);
    // Of ten at once one has to know which.
    else
      problems.add(
        files.length === 1 || problem.includes(`‘${file.name}’`) ? problem : `‘${file.name}’: ${problem}`,
      );
  }
  return { accepted, problems: [...problems] };
}

/** The same file picked twice counts once. */
export function addFiles<F extends FileFacts & { lastModified: number }>(
  present: readonly F[],
  added: readonly F[],
): F[] {
  const key = (file: F) => `${file.name}|${file.size}|${file.lastModified}`;
  return [...new Map([...present, ...added].map((file) => [key(file), file])).values()];
}
