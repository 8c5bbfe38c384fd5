/** The room's API described for programs: OpenAPI 3.1, made from the schemas by which it reads and answers. */
import { NAMED } from '@tapete/protocol';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';

/** Every schema that has a name stands once under `components`. */
const registry = { schemaRegistry: NAMED };
export const transform = createJsonSchemaTransform(registry);
const withSchemas = createJsonSchemaTransformObject(registry);

interface Described {
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

/** Every named schema has two forms, as it is read and as it is answered: those that nothing here speaks of go. */
export const transformObject: typeof withSchemas = (document) => {
  const described = withSchemas(document);
  const { components, ...rest } = described as Described;
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const use = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      use(schemas[name]);
    }
  };
  use(rest);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...described, components: { ...components, schemas: Object.fromEntries(kept) } };
};

export const openapiOf = (version: string, secure: boolean) => ({
  openapi: '3.1.0' as const,
  info: {
    title: 'Tapete',
    version,
    description:
      'A card room. Come in (`POST /api/session`), make a table or open one whose path you were given, follow its ' +
      'stream, and answer what it asks you (`legal`) with the deal’s and the decision’s number.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'This room' }],
  tags: [
    { name: 'session', description: 'Who you are' },
    { name: 'tables', description: 'Tables, and what is done at them' },
    { name: 'streams', description: 'What happens, as it happens' },
    { name: 'room', description: 'The room itself' },
  ],
  components: {
    securitySchemes: {
      cookie: {
        type: 'apiKey' as const,
        in: 'cookie' as const,
        name: secure ? '__Host-tapete' : 'tapete',
        description: 'A browser’s session',
      },
      token: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'A program’s session: the token of `POST /api/session`',
      },
    },
  },
  // Either names the same session; what is open to anybody says so by answering no 401.
  security: [{ cookie: [] }, { token: [] }, {}],
});
