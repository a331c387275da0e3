import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { product } from '#/core/product';

/** What a read answers, by its path as the description writes it. */
export type Examples = Readonly<Record<string, unknown>>;

type Media = { example?: unknown };
type Reading = { get?: { responses?: Record<string, { content?: Record<string, Media> }> } };

/** The API described from the contracts themselves: /api/openapi.json, and to browse at /api/docs. */
export async function describeApi(http: FastifyInstance, version: string, examples: Examples): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: product.name,
        version,
        description:
          'A call needs the session cookie of somebody who is signed in. Those that say so are also opened by a token that they made for a program, sent as `Authorization: Bearer tw_…`. The examples are of the example project; of longer lists they have the beginning.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          'token-read': { type: 'http', scheme: 'bearer', description: 'A token that reads a project' },
          'token-inbox': { type: 'http', scheme: 'bearer', description: 'A token that hands in papers' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      addExamples((document.openapiObject.paths ?? {}) as Record<string, Reading>, examples);
      return document.openapiObject;
    },
  });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: `${product.name} API` },
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
}

function addExamples(paths: Readonly<Record<string, Reading>>, examples: Examples): void {
  for (const [path, example] of Object.entries(examples)) {
    const media = paths[path]?.get?.responses?.['200']?.content?.['application/json'];
    if (media) media.example = example;
  }
}
