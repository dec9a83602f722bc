import type { FastifyReply } from 'fastify';
import { pagePolicy, type PageFreedom } from './page-policy';

/** Sends a page that is not cached, framed or indexed. */
export const sendPage = (reply: FastifyReply, status: number, page: string, freedom: PageFreedom) =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', pagePolicy(freedom))
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .header('X-Robots-Tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
