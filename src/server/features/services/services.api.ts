import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi, api } from '#shared/paths.ts';
import {
  adminServiceSchema,
  newServiceSchema,
  serviceOrderSchema,
  serviceUpdateSchema,
} from '#shared/service-edits.ts';
import { serviceSchema } from '#shared/services.ts';
import { listQuerySchema } from './admin-services.routes.ts';

const service = {
  id: 3,
  category: 'couch',
  title: '3-Seat Sofa',
  description: 'Deep cleaning of a sofa with three seats.',
  imageUrl: null,
  originalPrice: '189.00',
  discountedPrice: '149.00',
  discountPercentage: '21',
  durationMinutes: 90,
  isAddOn: false,
  isActive: true,
};
const adminService = {
  ...service,
  position: 2,
  version: 4,
  createdAt: '2026-03-02T16:20:11.000Z',
  updatedAt: '2026-05-18T09:01:42.000Z',
};
const price = { originalPrice: '189.00', discountedPrice: '149.00' };

export const servicesApi: ApiPart = {
  tag: 'Services',
  description: 'The catalogue that the calculator sells, with its prices.',
  bodies: {
    NewService: newServiceSchema,
    ServiceUpdate: serviceUpdateSchema,
    ServiceOrder: serviceOrderSchema,
  },
  answers: { Service: serviceSchema, AdminService: adminServiceSchema },
  operations: [
    {
      id: 'listServices',
      method: 'get',
      path: api.services,
      summary: 'The services on offer',
      description: 'Only active ones, in the order in which the calculator shows them.',
      access: 'public',
      query: pagingSchema,
      answers: {
        200: {
          description: 'The catalogue: at most `limit`, or 100 where none is named, and about 500 kB',
          schema: z.array(serviceSchema),
          headers: ['X-Total-Count', 'Link'],
          example: [service],
        },
      },
    },
    {
      id: 'listAllServices',
      method: 'get',
      path: adminApi.services,
      summary: 'All services, also inactive ones',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'By category, each in its own order',
          schema: z.array(adminServiceSchema),
          headers: ['X-Total-Count'],
          example: [adminService],
        },
      },
    },
    {
      id: 'createService',
      method: 'post',
      path: adminApi.services,
      summary: 'Add a service',
      description: 'It comes last in its category. The percentage is computed from the two prices.',
      access: 'admin',
      isOnce: true,
      body: { schema: newServiceSchema, example: { title: 'Loveseat', category: 'couch', ...price } },
      answers: { 201: { description: 'The new service', schema: adminServiceSchema, example: adminService } },
    },
    {
      id: 'orderServices',
      method: 'put',
      path: adminApi.serviceOrder,
      summary: 'Put a category in order',
      access: 'admin',
      body: { schema: serviceOrderSchema, example: { category: 'couch', ids: [3, 1, 2] } },
      answers: { 200: { description: 'The category in its new order', schema: z.array(adminServiceSchema) } },
      errors: ['version-conflict'],
    },
    {
      id: 'getService',
      method: 'get',
      path: adminApi.service(':id'),
      summary: 'One service',
      access: 'admin',
      answers: { 200: { description: 'The service', schema: adminServiceSchema, example: adminService } },
    },
    {
      id: 'updateService',
      method: 'put',
      path: adminApi.service(':id'),
      summary: 'Change a service',
      description: 'What is left out stays as it is. Quotes that exist keep the price they were given.',
      access: 'admin',
      body: { schema: serviceUpdateSchema, example: { ...price, version: 4 } },
      answers: { 200: { description: 'The service as it is now', schema: adminServiceSchema } },
      errors: ['version-conflict'],
    },
    {
      id: 'deleteService',
      method: 'delete',
      path: adminApi.service(':id'),
      summary: 'Put a service into the trash',
      access: 'admin',
      answers: { 200: { description: 'It is no longer on offer', schema: deletedSchema } },
    },
    {
      id: 'restoreService',
      method: 'post',
      path: adminApi.restoreService(':id'),
      summary: 'Take a service out of the trash',
      access: 'admin',
      answers: { 200: { description: 'The service, at its old place', schema: adminServiceSchema } },
    },
  ],
};
