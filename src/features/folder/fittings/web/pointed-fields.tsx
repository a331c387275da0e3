import { X } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { thumbnailPath } from '#/core/file-paths';
import type { FittingForm } from '#/features/folder/fittings/web/day-fields';
import type { Choices } from '#/features/folder/fittings/web/fitting-draft';
import { RoomField } from '#/features/work/shared/rooms/web/rooms-field';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { FieldError } from '#/ui/field';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';

type Props = { form: FittingForm; choices: Choices };

/** Where it stands, who brought it, and the papers and pictures that belong to it. */
export function PointedFields({ form, choices }: Props) {
  return (
    <>
      <OneOf form={form} name="contactId" label="Van wie" empty="Geen contact" options={choices.contacts} />
      <OneOf form={form} name="invoiceId" label="Factuur" empty="Geen factuur" options={choices.invoices} />
      <Controller
        control={form.control}
        name="roomId"
        render={({ field: { value = null, onChange }, fieldState }) => (
          <RoomField
            className="md:col-span-2"
            value={value}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        )}
      />
      <DocumentsField form={form} choices={choices} />
      {choices.photos.length > 0 && <PhotosField form={form} choices={choices} />}
    </>
  );
}

type OneOfProps = {
  form: FittingForm;
  name: 'contactId' | 'invoiceId';
  label: string;
  empty: string;
  options: readonly { value: string; label: string }[];
};

function OneOf({ form, name, label, empty, options }: OneOfProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState }) => (
        <SelectField
          {...field}
          label={label}
          value={value ? String(value) : ''}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          emptyOption={empty}
          options={options}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function DocumentsField({ form, choices: { documents } }: Props) {
  return (
    <Controller
      control={form.control}
      name="documentIds"
      render={({ field: { value = [], onChange }, fieldState }) => {
        const left = documents.filter((each) => !value.includes(Number(each.value)));
        const chosen = documents.filter((each) => value.includes(Number(each.value)));
        return (
          <div className="md:col-span-2">
            <SelectField
              label="Handleiding, attest of waarborgbewijs"
              hint="Uit uw documenten; u kunt er meer kiezen."
              value=""
              onChange={(id) => id !== '' && onChange([...value, Number(id)])}
              options={left}
              placeholder={left.length > 0 ? 'Document kiezen' : 'Geen documenten om te kiezen'}
              disabled={left.length === 0}
              error={fieldState.error?.message}
            />
            <ul className="mt-1 flex flex-col">
              {chosen.map(({ value: id, label }) => (
                <li key={id} className="flex items-center gap-2">
                  <span className="min-w-0 grow break-words">{label}</span>
                  <IconButton
                    label={`‘${label}’ loskoppelen`}
                    icon={<X aria-hidden="true" />}
                    onClick={() => onChange(value.filter((each) => each !== Number(id)))}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    />
  );
}

function PhotosField({ form, choices: { photos } }: Props) {
  return (
    <Controller
      control={form.control}
      name="photoIds"
      render={({ field: { value = [], onChange }, fieldState }) => (
        <Fold
          className="md:col-span-2"
          title={value.length === 0 ? 'Foto’s kiezen' : `Foto’s (${value.length} gekozen)`}
        >
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {photos.map(({ value: id, label, filePath }) => {
              const isChosen = value.includes(Number(id));
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    aria-label={label}
                    onClick={() =>
                      onChange(
                        isChosen ? value.filter((each) => each !== Number(id)) : [...value, Number(id)],
                      )
                    }
                    className={cx(
                      'block aspect-square w-full overflow-hidden rounded-control border-3 bg-sunken',
                      isChosen ? 'border-brick' : 'border-transparent',
                    )}
                  >
                    <img
                      src={thumbnailPath(filePath)}
                      alt=""
                      loading="lazy"
                      decoding="async"
                      className="size-full object-cover"
                    />
                  </button>
                </li>
              );
            })}
          </ul>
          {fieldState.error?.message && (
            <FieldError id="fitting-photos-error">{fieldState.error.message}</FieldError>
          )}
        </Fold>
      )}
    />
  );
}
