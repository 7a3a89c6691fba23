import { services } from '../../../../content.ts';

export const dynamic = 'force-dynamic';

export const GET = () => Response.json(services);
