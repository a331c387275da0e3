export const exampleProject = {
  name: 'Renovatie rijwoning Gentbrugge (voorbeeld)',
  description:
    'Dit is een voorbeeld om rond te kijken: een rijwoning uit 1931 die van dak tot vloer vernieuwd wordt. ' +
    'Alle personen, firma’s en bedragen zijn verzonnen. Verwijdert u dit project, dan verdwijnt alles in één keer, ' +
    'ook de contacten die erbij horen.',
  status: 'active' as const,
  isExample: true,
};
