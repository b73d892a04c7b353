/** The API document as a page that a person can read: no scripts, printed from the OpenAPI document. */

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
h3 { margin: 1.5rem 0 .25rem; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 3.5rem; }
p { margin: .25rem 0; } table { border-collapse: collapse; margin: .5rem 0; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; }
summary { cursor: pointer; padding: .25rem 0; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; font-size: .875rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; }
`;

/** A schema in a line or a few, as a programmer would jot it down. */
const shape = (schema: Json, indent = ''): string => {
  const {
    type,
    properties,
    items,
    anyOf,
    oneOf,
    const: only,
    enum: options,
  } = schema as {
    type?: string;
    properties?: Record<string, Json>;
    items?: Json;
    anyOf?: Json[];
    oneOf?: Json[];
    const?: unknown;
    enum?: unknown[];
  };
  const deeper = `${indent}  `;
  if (only !== undefined) return JSON.stringify(only);
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => shape(choice, indent)).join(' | ');
  if (type === 'array') return `[${shape(items ?? {}, indent)}]`;
  if (properties) {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    const lines = Object.entries(properties).map(
      ([name, inner]) =>
        `${deeper}${name}${required.has(name) ? '' : '?'}: ${shape(inner, deeper)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (type === 'object' && schema.additionalProperties)
    return `{ [key]: ${shape(schema.additionalProperties as Json, indent)} }`;
  const details = [schema.format, schema.pattern].filter(Boolean).join(' ');
  return `${type ?? 'anything'}${details ? ` (${details})` : ''}`;
};

const block = (title: string, content: Record<string, { schema: Json }> | undefined): string => {
  const [kind, inner] = Object.entries(content ?? {})[0] ?? [];
  if (!kind || !inner) return '';
  if (inner.schema.format === 'binary') return `<p>${title}: the file.</p>`;
  return `<details><summary>${title}</summary><pre>${escaped(shape(inner.schema))}</pre></details>`;
};

const parameterTable = (parameters: Operation['parameters']): string => {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td><code>${escaped(shape(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const callOf = (path: string, method: string, operation: Operation): string => `
<section id="${escaped(operation.operationId)}">
<h3><b>${method.toUpperCase()}</b> ${escaped(path)}</h3>
<p>${escaped(operation.summary)}.${operation.security ? ' Takes an authorisation header, and answers the same without.' : ''}</p>
${parameterTable(operation.parameters)}${block('Payload', operation.requestBody?.content)}${block('Answer', operation.responses['200']?.content)}
</section>`;

const groups: [title: string, belongs: (path: string, method: string) => boolean][] = [
  ['What visitors send', (_, method) => method === 'post'],
  ['Files', (path) => path.startsWith('/api/image/')],
  ['One school’s content', (path) => path.includes('{school}') || path === '/api/subGallery'],
  ['For the website’s server only', () => true],
];

/** Prints the page. */
export const docsPage = (document: Json): string => {
  const { title } = document.info as { title: string };
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .map((one) => ({ ...one, group: groups.findIndex(([, is]) => is(one.path, one.method)) }));
  const sections = groups.map(([heading], index) => {
    const inside = operations.filter(({ group }) => group === index);
    const printed = inside.map(({ path, method, operation }) => callOf(path, method, operation));
    return inside.length > 0 ? `<h2>${heading}</h2>${printed.join('')}` : '';
  });
  const links = operations.map(
    ({ operation: { operationId } }) =>
      `<li><a href="#${escaped(operationId)}">${escaped(operationId)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${styles}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p>Every answer is <code>{ "data": …, "files"? }</code>; every refusal <code>{ "error": { "message", "fields"? } }</code> with a fitting status.
<code>files</code> tells type, size and measures of each file path in <code>data</code>. The same as a document: <a href="openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</main></body></html>
`;
};
