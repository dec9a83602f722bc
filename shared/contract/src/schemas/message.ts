import { longestMessage } from '@shop/domain';
import { number, object, string } from 'yup';

const whole = () => number().integer().min(0).max(2_147_483_647);

/** Text fields of the form that sends a message; its pictures are validated separately. Without a conversation, a receiver is required. */
export const sendMessageSchema = object({
  message: string()
    .trim()
    .default('')
    .test('length', 'messageTooLong', (text) => [...text].length <= longestMessage),
  conversation_id: whole().min(1),
  receiver_type: string()
    .oneOf(['admin', 'vendor', 'delivery_man'] as const)
    .when('conversation_id', {
      is: undefined,
      then: (schema) => schema.required('receiverRequired'),
    }),
  receiver_id: whole().default(0),
});
