import { services } from '../../../../content.ts';

export const GET = () => Response.json(services);
