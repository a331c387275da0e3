-- The kinds of work a premium may exist for: there from the start, whatever project is made first.
INSERT INTO "subsidy_types" ("name", "position") VALUES
  ('Dakisolatie en dakwerken', 0),
  ('Ramen en deuren', 1),
  ('Vloerisolatie', 2),
  ('Muurisolatie', 3),
  ('Warmtepomp', 4),
  ('Warmtepompboiler', 5),
  ('Voorbereidende werken isolatie', 6),
  ('Sanitair en elektriciteit', 7),
  ('Zonnepanelen', 8),
  ('Zonneboiler', 9),
  ('Ventilatie', 10),
  ('Asbestverwijdering', 11),
  ('Andere werken', 12)
ON CONFLICT DO NOTHING;
