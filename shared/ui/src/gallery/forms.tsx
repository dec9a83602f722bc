import { useForm } from 'react-hook-form';
import {
  Checkbox,
  FieldError,
  FieldFrame,
  Form,
  GatewayName,
  NumberField,
  PasswordField,
  PhoneField,
  PhoneInput,
  PhoneLine,
  RadioCardGroup,
  RadioCards,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  type PhoneCountries,
} from '@shop/ui/form';
import { CodeForm } from '@shop/ui/form/code';
import { Section } from './section';
import { useSamples } from './samples';

const countries: PhoneCountries = {
  codes: ['PK', 'SA'],
  prefixOf: (country) => ({ PK: '+92', SA: '+966' })[country] ?? '',
  countryOf: (phone) => (phone.startsWith('+966') ? 'SA' : 'PK'),
  own: 'PK',
  canChoose: true,
  normalise: (phone) => `+${phone.replace(/\D/g, '')}`,
};

const values = {
  name: '',
  wrong: '',
  secret: '',
  phone: '+923001234567',
  amount: 12,
  kind: 'a',
  note: '',
  yes: true,
};
const nothing = () => {};

function Fields() {
  const say = useSamples();
  const { control, handleSubmit } = useForm({
    defaultValues: values,
    errors: { wrong: { type: 'required', message: 'missing' } },
  });
  const options = [
    { value: 'a', label: say.name, note: say.text },
    { value: 'b', label: say.long },
  ];
  return (
    <Form onSubmit={handleSubmit(nothing)} label={say.name}>
      <TextField control={control} name="name" label={say.name} placeholder={say.text} required />
      <TextField control={control} name="wrong" label={say.name} translate={() => say.wrong} />
      <PasswordField
        control={control}
        name="secret"
        label={say.name}
        autoComplete="new-password"
        showLabel={say.open}
        hideLabel={say.close}
      />
      <PhoneField
        control={control}
        name="phone"
        label={say.name}
        countries={countries}
        countryLabel={say.open}
      />
      <NumberField control={control} name="amount" label={say.name} />
      <SelectField control={control} name="kind" label={say.name} options={options} />
      <TextArea control={control} name="note" label={say.name} />
      <RadioCards control={control} name="kind" label={say.name} options={options} />
      <Checkbox control={control} name="yes" label={say.long} />
      <SubmitButton>{say.add}</SubmitButton>
    </Form>
  );
}

function Parts() {
  const say = useSamples();
  return (
    <>
      <FieldFrame id="plain" errorId="plain-error" label={say.name} error={null}>
        <PhoneLine countries={countries} countryLabel={say.open} country="SA" onChoose={nothing}>
          <PhoneInput id="plain" $behind defaultValue="501234567" />
        </PhoneLine>
      </FieldFrame>
      <FieldError id="lone-error" text={say.wrong} />
      <RadioCardGroup
        label={say.name}
        name="gateway"
        options={[{ value: 'a', label: <GatewayName title={say.name} imageUrl={null} /> }]}
        value="a"
        onChange={nothing}
      />
    </>
  );
}

function Code() {
  const say = useSamples();
  const words = {
    code: say.name,
    verify: say.next,
    resend: say.open,
    resendIn: (time: string) => time,
    waitFor: (time: string) => time,
    sent: say.text,
    empty: say.wrong,
    incomplete: say.wrong,
  };
  const taken = () => Promise.resolve(null);
  return (
    <CodeForm words={words} onVerify={taken} onResend={taken}>
      {say.text}
    </CodeForm>
  );
}

/** What is filled in. */
export const Forms = () => (
  <>
    <Section name="Form and its fields">
      <Fields />
    </Section>
    <Section name="FieldFrame, FieldError, PhoneLine, RadioCardGroup, GatewayName">
      <Parts />
    </Section>
    <Section name="CodeForm">
      <Code />
    </Section>
  </>
);
