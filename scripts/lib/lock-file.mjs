/**
 * A package as package-lock.json describes it.
 * @typedef {{
 *   version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages
 */

/** Endings of the names of packages for one platform. */
const platformName =
  /\b(darwin|linux|win32|android|freebsd|openharmony)-(arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64)(?:-(gnu|musl))?/;

/**
 * Optional packages that a package of the lock file wants and the lock file does not hold.
 * @param {Packages} packages
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(packages, folder, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/**
 * Whether the lock file holds a package where Node would look for it from a folder.
 * @param {Packages} packages
 * @param {string} folder
 * @param {string} name
 */
function isHeld(packages, folder, name) {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
    if (from === '') return false;
  }
}

/**
 * The packages of a lock file with the missing optional ones. Their platform follows from their name. They have no
 * checksum, since the registry did not carry them; npm on that platform takes the exact version from its registry.
 * @param {Packages} packages
 * @returns {{ packages: Packages, added: string[] }}
 * @throws where a name does not tell its platform
 */
export function completeLock(packages) {
  const missing = missingOptional(packages);
  const added = missing.map(({ name, version, dev }) => {
    const platform = platformName.exec(name);
    if (!platform) throw new Error(`The name of ${name} does not tell its platform.`);
    const [, os = '', cpu = '', libc] = platform;
    const entry = {
      version,
      cpu: [cpu],
      ...(dev ? { dev } : {}),
      ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
      optional: true,
      os: [os],
    };
    return /** @type {const} */ ([`node_modules/${name}`, entry]);
  });
  const all = [...Object.entries(packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { packages: Object.fromEntries(all), added: added.map(([folder]) => folder) };
}
