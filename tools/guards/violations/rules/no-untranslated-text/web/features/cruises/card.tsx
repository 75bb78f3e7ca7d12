export const card = (
  <Card title={t('title')} label={name} alt="" placeholder="…">
    Departure {/* VIOLATION */}
    {'Arrival'} {/* VIOLATION */}
    {`Night ${count}`} {/* VIOLATION */}
    {isPast ? 'past' : t('future')} {/* VIOLATION */}
    {isPast && 'past'} {/* VIOLATION */}
    <b>Ένα</b> {/* VIOLATION */}
    <input aria-label="Ship" /> {/* VIOLATION */}
    <input placeholder={'Ship'} /> {/* VIOLATION */}
    <img alt={known ? 'Ship' : ''} /> {/* VIOLATION */}
    <Text title={`Ship ${name}`} /> {/* VIOLATION */}
    {t('title')} · {count} / 3 <Text size="sm" className="name" key={'x'} />
  </Card>
);
