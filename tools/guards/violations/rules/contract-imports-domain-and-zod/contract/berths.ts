import { z } from 'zod';
import { fold } from '#domain/fold.ts';
import { endpoint } from './endpoint.ts';
import { terms } from '#messages/en/terms.ts'; // VIOLATION
import fastify from 'fastify'; // VIOLATION
