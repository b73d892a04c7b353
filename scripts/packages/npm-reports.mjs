// What `npm audit --json` and `npm outdated --json` say, as lists to print.

/**
 * @typedef {{ name: string, severity: string, what: string, fix: string }} Advisory
 * @typedef {{ name: string, current: string, latest: string }} Outdated
 */

const severities = ['critical', 'high', 'moderate', 'low', 'info'];
/** From here on somebody must act before the next visitor comes. */
const serious = ['critical', 'high'];

/** @param {{ severity: string }} advisory */
export const isSerious = ({ severity }) => serious.includes(severity);

/** @param {unknown} fix true, false, or the package whose newer version brings it */
const toFix = (fix) => {
  if (fix === true) return 'npm update';
  const { name, version, isSemVerMajor } =
    /** @type {{ name?: string, version?: string, isSemVerMajor?: boolean }} */ (fix || {});
  return name ? `${name} ${version}${isSemVerMajor ? ', a new major version' : ''}` : 'none yet';
};

/**
 * The packages that advisories name, the worst first; undefined when the registry told nothing of them.
 * @param {any} report
 * @returns {Advisory[] | undefined}
 */
export const toAdvisories = (report) => {
  if (!report?.vulnerabilities) return undefined;
  return Object.values(report.vulnerabilities)
    .map(({ name, severity, via, fixAvailable }) => ({
      name,
      severity,
      // A text is the name of a package that it uses, which has a line of its own.
      what: via
        .map((/** @type {any} */ cause) =>
          typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`,
        )
        .join('; '),
      fix: toFix(fixAvailable),
    }))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
};

/** @param {string} version */
const toNumbers = (version) => version.split(/[.-]/).map(Number);

/** @param {string} a @param {string} b */
const isBefore = (a, b) => {
  const [left, right] = [toNumbers(a), toNumbers(b)];
  const index = left.findIndex((number, place) => number !== right[place]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
};

/**
 * The packages that we name ourselves and of which there is a newer version; undefined when the registry told nothing of them.
 * @param {any} report
 * @returns {Outdated[] | undefined}
 */
export const toOutdated = (report) => {
  if (!report || report.error) return undefined;
  return Object.entries(report).flatMap(([name, found]) => {
    const { current, latest } = [found].flat()[0];
    return current && isBefore(current, latest) ? [{ name, current, latest }] : [];
  });
};
