import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, requiredLine, requiredText, text } from './values.ts';

/** A letter of 5,000 characters is two pages. */
const most_characters = 5000;

export const writeToOperator = endpoint({
  method: 'POST',
  path: 'contact',
  tag: 'Contact',
  summary: 'Write to whoever runs this instance; the answer comes by e-mail',
  is_public: true,
  body: z.strictObject({
    name: requiredLine(200),
    email,
    subject: requiredLine(200),
    message: requiredText(most_characters),
    captcha: text(4096).min(1, 'captcha').meta({
      description: 'The solved challenge of `auth/captcha/`: JSON in base64. Each is taken once.',
    }),
  }),
  answer: null,
  errors: ['too_many_requests'],
});
