import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { product } from '#/core/product';

/** The API described from the contracts themselves: /api/openapi.json, and to browse at /api/docs. */
export async function describeApi(http: FastifyInstance, version: string): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: product.name,
        version,
        description: 'Every call needs the session cookie of a signed-in user.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
    transform: jsonSchemaTransform,
  });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: `${product.name} API` },
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());
}
