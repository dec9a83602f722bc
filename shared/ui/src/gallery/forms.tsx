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
  getPrefix: (country) => ({ PK: '+92', SA: '+966' })[country] ?? '',
  getCountry: (phone) => (phone.startsWith('+966') ? 'SA' : 'PK'),
  shopCountry: 'PK',
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
  const samples = useSamples();
  const { control, handleSubmit } = useForm({
    defaultValues: values,
    errors: { wrong: { type: 'required', message: 'missing' } },
  });
  const options = [
    { value: 'a', label: samples.name, note: samples.text },
    { value: 'b', label: samples.long },
  ];
  return (
    <Form onSubmit={handleSubmit(nothing)} label={samples.name}>
      <TextField control={control} name="name" label={samples.name} placeholder={samples.text} required />
      <TextField control={control} name="wrong" label={samples.name} translate={() => samples.wrong} />
      <PasswordField
        control={control}
        name="secret"
        label={samples.name}
        autoComplete="new-password"
        showLabel={samples.open}
        hideLabel={samples.close}
      />
      <PhoneField
        control={control}
        name="phone"
        label={samples.name}
        countries={countries}
        countryLabel={samples.open}
      />
      <NumberField control={control} name="amount" label={samples.name} />
      <SelectField control={control} name="kind" label={samples.name} options={options} />
      <TextArea control={control} name="note" label={samples.name} />
      <RadioCards control={control} name="kind" label={samples.name} options={options} />
      <Checkbox control={control} name="yes" label={samples.long} />
      <SubmitButton>{samples.add}</SubmitButton>
    </Form>
  );
}

function FieldParts() {
  const samples = useSamples();
  return (
    <>
      <FieldFrame id="plain" errorId="plain-error" label={samples.name} error={null}>
        <PhoneLine countries={countries} countryLabel={samples.open} country="SA" onChoose={nothing}>
          <PhoneInput id="plain" $hasPrefix defaultValue="501234567" />
        </PhoneLine>
      </FieldFrame>
      <FieldError id="lone-error" text={samples.wrong} />
      <RadioCardGroup
        label={samples.name}
        name="gateway"
        options={[{ value: 'a', label: <GatewayName title={samples.name} imageUrl={null} /> }]}
        value="a"
        onChange={nothing}
      />
    </>
  );
}

function Code() {
  const samples = useSamples();
  const labels = {
    code: samples.name,
    verify: samples.next,
    resend: samples.open,
    resendIn: (time: string) => time,
    waitFor: (time: string) => time,
    sent: samples.text,
    empty: samples.wrong,
    incomplete: samples.wrong,
  };
  const accept = () => Promise.resolve(null);
  return (
    <CodeForm labels={labels} onVerify={accept} onResend={accept}>
      {samples.text}
    </CodeForm>
  );
}

/** Form fields. */
export const Forms = () => (
  <>
    <Section name="Form and its fields">
      <Fields />
    </Section>
    <Section name="FieldFrame, FieldError, PhoneLine, RadioCardGroup, GatewayName">
      <FieldParts />
    </Section>
    <Section name="CodeForm">
      <Code />
    </Section>
  </>
);
