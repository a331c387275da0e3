/** Saves as one types, on the page that also works without it. What is wrong is said at its own field. */
export const pricesScript = `(() => {
  const form = document.getElementById('prices');
  if (!form || !window.fetch) return;
  const token = form.dataset.token;
  const saved = document.getElementById('saved');
  const sums = document.getElementById('sums');
  const version = form.elements.version;
  const fields = ['unitPrice', 'vatRate', 'quantity', 'included', 'note'];
  const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
  let timer = 0, busy = false, again = false, stopped = false;

  const decimal = (typed) => {
    const text = typed.replace(/[€\\s]/g, '');
    if (text === '') return null;
    if (/^\\d{1,3}(\\.\\d{3})+(,\\d+)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
    return text.replace(',', '.');
  };

  const read = () => {
    const lines = [];
    for (const set of form.querySelectorAll('[data-item]')) {
      const itemId = Number(set.dataset.item);
      const at = (field) => form.elements[field + '-' + itemId].value.trim();
      const line = { itemId, unitPrice: decimal(at('unitPrice')), vatRate: Number(at('vatRate')),
        quantity: decimal(at('quantity')), included: at('included'), note: at('note') || null };
      if (line.unitPrice !== null || line.quantity !== null || line.note || line.included !== 'yes') lines.push(line);
    }
    const said = (name) => form.elements[name].value.trim() || null;
    return { version: Number(version.value), lines, number: said('number'), validUntil: said('validUntil'),
      startsWithin: said('startsWithin'), note: said('note') };
  };

  const clear = () => {
    for (const each of form.querySelectorAll('[id$="-fout"]')) each.remove();
    for (const each of form.querySelectorAll('[aria-invalid]')) {
      each.removeAttribute('aria-invalid');
      each.removeAttribute('aria-describedby');
    }
  };

  const mark = (errors, lines) => {
    for (const { path, message } of errors) {
      const [first, index, field] = path.split('.');
      const line = first === 'lines' ? lines[Number(index)] : undefined;
      const name = line && fields.includes(field) ? field + '-' + line.itemId : first;
      const input = form.elements[name];
      if (!input || !input.parentNode || document.getElementById(name + '-fout')) continue;
      const fault = document.createElement('small');
      fault.id = name + '-fout';
      fault.setAttribute('role', 'alert');
      fault.textContent = message;
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', fault.id);
      input.after(fault);
    }
  };

  const save = async () => {
    if (stopped) return;
    if (busy) { again = true; return; }
    busy = true;
    const body = read();
    try {
      const answer = await fetch('/api/price-requests/' + token, {
        method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const told = await answer.json();
      clear();
      if (answer.ok) {
        version.value = told.version;
        saved.textContent = 'Bewaard. U kunt hier later verder.';
        const open = told.sums.missing;
        sums.textContent = 'Zonder btw ' + euro.format(told.sums.net) + ', met btw ' + euro.format(told.sums.total) +
          '. ' + (open === 0 ? 'Alle posten zijn ingevuld.' : 'Nog ' + open + (open === 1 ? ' post open.' : ' posten open.'));
      } else {
        saved.textContent = 'Nog niet bewaard: ' + told.message;
        if (told.errors) mark(told.errors, body.lines);
        if (answer.status === 409 || answer.status === 404) stopped = true;
      }
    } catch {
      saved.textContent = 'Nog niet bewaard: er is geen verbinding.';
    }
    busy = false;
    if (again) { again = false; save(); }
  };

  const later = () => { clearTimeout(timer); timer = setTimeout(save, 900); };
  form.addEventListener('input', (event) => { if (event.target.id !== 'name') later(); });
  form.addEventListener('submit', (event) => {
    clearTimeout(timer);
    if (!busy) return;
    event.preventDefault();
    const button = event.submitter;
    const wait = setInterval(() => { if (!busy) { clearInterval(wait); form.requestSubmit(button); } }, 100);
  });
})();
`;
